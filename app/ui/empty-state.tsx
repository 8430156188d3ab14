import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type EmptyStateProps = { tone?: 'empty' | 'failed'; title: string; text: string; action?: ReactNode };

/** Placeholder for an empty list or one that failed to load. */
export function EmptyState({ tone = 'empty', title, text, action }: EmptyStateProps) {
  return (
    <div className={tone === 'failed' ? 'empty failed' : 'empty'} role={tone === 'failed' ? 'alert' : undefined}>
      <div className="contour contour-home" />
      {tone === 'failed' ? <Icon name="cloud-off" className="glyph" /> : <EmptyFrame />}
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}

function EmptyFrame() {
  return (
    <svg
      className="glyph"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="12" y="20" width="72" height="48" rx="6" />
      <path d="M12 56c10-16 22-6 32-12s18-14 40-6M24 58V46M34 54V42M46 52V36M58 46V30M70 44V28" strokeOpacity=".75" />
      <path d="M30 80h36" />
    </svg>
  );
}
