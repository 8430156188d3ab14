import { listPath } from '../../content/targets.ts';
import type { ListPage } from '../../contract/words.ts';

/** Links to the pages before and after this one; nothing while one page holds all. */
export function Pagination({ path, number, count }: ListPage & { path: string }) {
  if (count < 2) return null;
  return (
    <nav className="wrap pagination" aria-label="Pages of this list">
      {number > 1 ? (
        <a className="btn btn-ghost" rel="prev" href={listPath(path, number - 1)}>
          Newer
        </a>
      ) : null}
      <span className="label">
        Page {number} of {count}
      </span>
      {number < count ? (
        <a className="btn btn-ghost" rel="next" href={listPath(path, number + 1)}>
          Older
        </a>
      ) : null}
    </nav>
  );
}
