import { editorWords } from '../../../../content/admin/publishing.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { timeText } from '../times.ts';
import type { DraftState } from './draft-state.ts';

/** Whether what is on the screen is with the server: 'Saved 10:42'. */
export function SaveLine({ state }: { state: DraftState }) {
  const { save, savedAt, errors, problem } = state;
  const count = Object.keys(errors).length;
  const savedText = (time: string) => (count ? editorWords.incomplete(time, count) : editorWords.saved(time));
  const [icon, text] = {
    saved: ['circle-check', savedAt ? savedText(timeText(savedAt)) : editorWords.upToDate],
    saving: ['', editorWords.saving],
    unsaved: ['pencil', editorWords.unsaved],
    offline: ['cloud-off', editorWords.offline],
    refused: ['circle-alert', count ? editorWords.refused(count) : `${editorWords.notSaved} ${problem}`],
    clash: ['circle-alert', editorWords.unsaved],
  }[save] as [string, string];
  return (
    <p className={`save-line ${save}`} role="status">
      {icon ? <Icon name={icon} /> : <Spinner />}
      <span>{text}</span>
    </p>
  );
}
