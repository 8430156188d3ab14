import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formWords, pictureWords } from '../../../../content/admin/publishing.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChoosePicture } from '../pictures/choose-picture.tsx';
import { StoredImage } from '../pictures/stored-image.tsx';
import { useFault } from './form-context.ts';
import type { FieldProps } from './schema-field.tsx';

type Focus = { x: number; y: number };
export type PictureValue = { image: string; alt: string; decorative: boolean; focus: Focus };
const centre = { x: 0.5, y: 0.5 };
const between = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** A picture with its words, and the point that stays visible when it is cropped. */
export function PictureField({ schema, path, label, value, required, onChange }: FieldProps) {
  const picture = value as PictureValue | undefined;
  const [isChoosing, setIsChoosing] = useState(false);
  const faults = [useFault(`${path}.image`), useFault(path)];
  const fault = faults.find(Boolean);
  const altFault = useFault(`${path}.alt`);
  const change = (part: Partial<PictureValue>) => picture && onChange({ ...picture, ...part });
  return (
    <fieldset className="group picture-field" data-path={path}>
      <legend>
        {label}
        {required ? null : <span className="optional">{formWords.optional}</span>}
      </legend>
      {schema.help ? <p className="hint">{schema.help}</p> : null}
      {picture?.image ? (
        <>
          <FocalPoint image={picture.image} focus={picture.focus ?? centre} onChange={(focus) => change({ focus })} />
          <div className="fields">
            <label className="field">
              {pictureWords.alt}
              <input
                className="input"
                data-path={`${path}.alt`}
                value={picture.alt}
                maxLength={300}
                disabled={picture.decorative}
                aria-invalid={altFault ? true : undefined}
                onChange={(event) => change({ alt: event.target.value })}
              />
            </label>
            {altFault ? <FieldError text={altFault} /> : null}
            <label className="check">
              <input
                type="checkbox"
                checked={picture.decorative}
                onChange={(event) => change({ decorative: event.target.checked })}
              />
              {pictureWords.decorative}
            </label>
          </div>
        </>
      ) : null}
      {fault ? <FieldError text={fault} /> : null}
      <div className="picture-acts">
        <Button look="ghost" size="sm" onClick={() => setIsChoosing(true)}>
          <Icon name="image-plus" /> {picture?.image ? pictureWords.another : pictureWords.choose}
        </Button>
        {picture && !required ? (
          <Button look="ghost" size="sm" onClick={() => onChange(undefined)}>
            <Icon name="x" /> {pictureWords.without}
          </Button>
        ) : null}
      </div>
      <ChoosePicture
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={({ image, alt }) => {
          setIsChoosing(false);
          onChange({ image, alt, decorative: false, focus: centre });
        }}
      />
    </fieldset>
  );
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

/** A point on the picture, set by pointer or arrow keys, and what a wide and a tall crop will show. */
function FocalPoint({ image, focus, onChange }: { image: string; focus: Focus; onChange: (focus: Focus) => void }) {
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  const position = { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` };
  function set(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({ x: between((event.clientX - box.left) / box.width), y: between((event.clientY - box.top) / box.height) });
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: between(focus.x + step[0]), y: between(focus.y + step[1]) });
  }
  return (
    <div className="focal">
      <div
        className="focal-picture"
        role="slider"
        tabIndex={0}
        aria-label={pictureWords.focus}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(focus.x * 100)}
        aria-valuetext={pictureWords.focusAt(percent(focus.x), percent(focus.y))}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          set(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && set(event)}
        onKeyDown={onKeyDown}
      >
        <StoredImage image={image} draggable={false} />
        <span className="focal-mark" style={{ left: percent(focus.x), top: percent(focus.y) }} />
      </div>
      <div className="focal-crops" aria-hidden="true">
        <StoredImage image={image} className="wide" style={position} />
        <StoredImage image={image} className="tall" style={position} />
      </div>
      <p className="hint">{pictureWords.focusHint}</p>
    </div>
  );
}
