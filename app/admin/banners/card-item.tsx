import { memo, type PointerEvent } from 'react';
import { listWords, otherCardWords } from '../../../content/admin/cards.ts';
import type { CardKind } from '../../../contract/cards.ts';
import type { Entry } from '../../../contract/entries.ts';
import type { Card } from '../../api/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { entryAddress } from '../publishing/entry-address.ts';
import { StateBadge } from '../publishing/state-badge.tsx';
import { Thumb } from './thumb.tsx';

export type ItemAction = 'update' | 'delete' | 'top' | 'up' | 'down';

type ItemProps = {
  kind: CardKind;
  item: Card;
  /** Its publication, once known. */
  entry?: Entry;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onAct: (action: ItemAction, item: Card) => void;
  onGrip: (event: PointerEvent<HTMLElement>, id: string) => void;
};

const moves = [
  { action: 'top', icon: 'arrow-up-to-line', text: listWords.top },
  { action: 'up', icon: 'arrow-up', text: listWords.up },
  { action: 'down', icon: 'arrow-down', text: listWords.down },
] as const;

/** A list entry. */
export const CardItem = memo(function CardItem({ kind, item, entry, isFirst, isLast, isBusy, onAct, onGrip }: ItemProps) {
  const { id, title, slogan, description, alt, decorative, picture } = item;
  return (
    <li className="item" data-id={id}>
      <OrderMenu {...{ item, isFirst, isLast, onAct, onGrip }} />
      <Thumb picture={picture} alt={decorative ? '' : alt} />
      <div className="item-text">
        <h2 dir="auto">{title}</h2>
        {entry && (entry.until || entry.planned || entry.newest > (entry.live ?? 0)) ? <StateBadge entry={entry} /> : null}
        {slogan ? (
          <p className="slogan" dir="auto">
            {slogan}
          </p>
        ) : null}
        <p dir="auto">{description}</p>
        {alt || decorative ? null : (
          <p className="hint">
            <Icon name="info" /> {listWords.noAlt}
          </p>
        )}
      </div>
      <div className="acts">
        <Button look="ghost" size="sm" onClick={() => onAct('update', item)}>
          <Icon name="pencil" />
          {listWords.update}
          <span className="sr"> {title}</span>
        </Button>
        <Button look="danger" size="sm" busy={isBusy} onClick={() => onAct('delete', item)}>
          {isBusy ? null : <Icon name="trash-2" />}
          {listWords.delete}
          <span className="sr"> {title}</span>
        </Button>
        {entry ? (
          <a className="btn btn-ghost btn-sm" href={entryAddress(kind, id)}>
            <Icon name="calendar-clock" />
            {otherCardWords.more}
            <span className="sr"> {title}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
});

/** The handle: dragged, it moves the entry; pressed, it shows buttons that do the same for keyboards and assistive technology. */
function OrderMenu({
  item,
  isFirst,
  isLast,
  onAct,
  onGrip,
}: Pick<ItemProps, 'item' | 'isFirst' | 'isLast' | 'onAct' | 'onGrip'>) {
  const { id, title } = item;

  function close(menu: HTMLDetailsElement) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  return (
    // one is open at a time
    <details
      className="order"
      name="order"
      onKeyDown={(event) => event.key === 'Escape' && close(event.currentTarget)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed and takes the keyboard by itself */}
      <summary
        className="grip"
        title={listWords.order}
        onPointerDown={(event) => onGrip(event, id)}
        onClick={(event) => event.detail && 'dragged' in event.currentTarget.dataset && event.preventDefault()}
      >
        <Icon name="grip-vertical" />
        <span className="sr">
          {listWords.order}: {title}
        </span>
      </summary>
      <div className="moves">
        {moves.map(({ action, icon, text }) => {
          const isOff = action === 'down' ? isLast : isFirst;
          return (
            <button
              key={action}
              type="button"
              className="icon-btn"
              data-move={`${action} ${id}`}
              aria-disabled={isOff}
              title={text}
              onClick={() => isOff || onAct(action, item)}
            >
              <Icon name={icon} />
              <span className="sr">
                {text}: {title}
              </span>
            </button>
          );
        })}
      </div>
    </details>
  );
}
