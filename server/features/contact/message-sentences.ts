// What is answered after messages were changed or erased.
import type { BulkInput } from '../../../contract/messages.ts';

export const counted = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`;

export function erasedSentence(erased: number, held: number): string {
  const kept = held ? ` ${counted(held)} on hold ${held === 1 ? 'was' : 'were'} kept.` : '';
  return `${erased ? counted(erased) : 'No message'} erased for good.${kept}`;
}

export function bulkSentence({ action }: BulkInput, count: number, held: number): string {
  if (action === 'erase') return erasedSentence(count, held);
  const done = { bin: 'moved to the bin', restore: 'restored', change: 'changed', count: 'found' }[action];
  return `${counted(count)} ${done}.`;
}
