import { formatDate } from '../../content/days.ts';

export function Published({ on, className }: { on: string; className?: string }) {
  return (
    <time dateTime={on} className={className}>
      {formatDate(new Date(on))}
    </time>
  );
}
