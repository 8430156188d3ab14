import { pictureWords } from '../../../../content/admin/publishing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Thumb } from '../../banners/thumb.tsx';
import { Library } from './library.tsx';

type Chosen = { image: string; alt: string };
type ChoosePictureProps = { open: boolean; onClose: () => void; onChoose: (image: Chosen) => void };

/** The library as a dialog: one press chooses, an upload is chosen at once. */
export function ChoosePicture({ open, onClose, onChoose }: ChoosePictureProps) {
  return (
    <Dialog open={open} onClose={onClose} title={pictureWords.choose}>
      <Library onUploaded={onChoose} takesPaste>
        {({ image, alt, picture }) => (
          <button type="button" className="picture-choice" onClick={() => onChoose({ image, alt })}>
            <Thumb picture={picture} alt="" />
            <span>{alt || pictureWords.use}</span>
          </button>
        )}
      </Library>
    </Dialog>
  );
}
