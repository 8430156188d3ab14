import { useState } from 'react';
import { pictureWords, publishingWords } from '../../../../content/admin/publishing.ts';
import type { LibraryImage } from '../../../../contract/entries.ts';
import { deleteImage, describeImage, replaceImage } from '../../../api/entries.ts';
import { useAlert } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FormNotice } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Thumb } from '../../banners/thumb.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useRowAction } from '../../shell/use-row-action.ts';
import { entryAddress } from '../entry-address.ts';
import { ChoosePicture } from './choose-picture.tsx';
import { Library } from './library.tsx';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' });

/** Everything that was uploaded: where it is used, its alt text, and another picture in its place. */
export function Pictures() {
  const [shown, setShown] = useState<{ image: LibraryImage; refresh: () => Promise<void> }>();
  return (
    <Panel title={publishingWords.panels.pictures} note={pictureWords.note}>
      <Library takesPaste={!shown}>
        {(image, refresh) => (
          <button type="button" className="picture-choice" onClick={() => setShown({ image, refresh })}>
            <Thumb picture={image.picture} alt="" />
            <span>{image.alt || pictureWords.size(image.width, image.height)}</span>
            <small>{image.uses.length ? pictureWords.usedIn(image.uses.length) : pictureWords.unused}</small>
            <span className="sr">{pictureWords.details}</span>
          </button>
        )}
      </Library>
      {shown ? <PictureDetails {...shown} onClose={() => setShown(undefined)} /> : null}
    </Panel>
  );
}

type DetailsProps = { image: LibraryImage; refresh: () => Promise<void>; onClose: () => void };

function PictureDetails({ image, refresh, onClose }: DetailsProps) {
  const { confirm } = useAlert();
  const { problem, busyId, act } = useRowAction();
  const [alt, setAlt] = useState(image.alt);
  const [isReplacing, setIsReplacing] = useState(false);
  const run = async (work: Promise<unknown>, said: string) => {
    if (!(await act(image.image, work, said, pictureWords.logChange))) return;
    await refresh();
    onClose();
  };
  const isBusy = busyId === image.image;
  const remove = async () => {
    if (await confirm(pictureWords.deleteQuestion)) await run(deleteImage(image.image), pictureWords.deleted);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={pictureWords.details}
      footer={
        <>
          {image.uses.length ? (
            <Button look="ghost" disabled={isBusy} onClick={() => setIsReplacing(true)}>
              <Icon name="replace" /> {pictureWords.replace}
            </Button>
          ) : (
            <Button look="danger" disabled={isBusy} onClick={remove}>
              <Icon name="trash-2" /> {pictureWords.delete}
            </Button>
          )}
          <Button busy={isBusy} onClick={() => run(describeImage(image.image, alt), pictureWords.saved)}>
            {pictureWords.save}
          </Button>
        </>
      }
    >
      <div className="picture-details">
        {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
        <Thumb picture={image.picture} alt={image.alt} />
        <p className="hint">
          {pictureWords.size(image.width, image.height)} ·{' '}
          {pictureWords.by(image.createdBy, day.format(new Date(image.createdAt)))}
        </p>
        <Field
          label={pictureWords.alt}
          name="alt"
          value={alt}
          maxLength={300}
          hint={pictureWords.altHint}
          onChange={(event) => setAlt(event.target.value)}
        />
        {image.uses.length ? (
          <>
            <h3 className="label">{pictureWords.usedIn(image.uses.length)}</h3>
            <ul className="uses">
              {image.uses.map((use) => (
                <li key={`${use.kind}-${use.id}`}>
                  <a href={entryAddress(use.kind, use.id)}>{use.title || publishingWords.untitled}</a>{' '}
                  {use.live ? <span className="state live">{publishingWords.states.live}</span> : null}
                </li>
              ))}
            </ul>
            <p className="hint">{pictureWords.replaceHint}</p>
          </>
        ) : null}
      </div>
      <ChoosePicture
        open={isReplacing}
        onClose={() => setIsReplacing(false)}
        onChoose={(other) => {
          setIsReplacing(false);
          if (other.image !== image.image) void run(replaceImage(image.image, other.image), pictureWords.replaced);
        }}
      />
    </Dialog>
  );
}
