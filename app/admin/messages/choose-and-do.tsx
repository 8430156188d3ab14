import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Choice } from './message-filter.tsx';

type Props = { label: string; action: string; children: ReactNode; onDo: (value: string) => void };

/** A select and a button that does it: with the keyboard a select passes every option on the way to the one that is meant. */
export function ChooseAndDo({ label, action, children, onDo }: Props) {
  const [value, setValue] = useState('');
  return (
    <div className="choose-and-do">
      <Choice label={label} value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)}>
        <option value="" />
        {children}
      </Choice>
      <Button
        look="ghost"
        size="sm"
        disabled={!value}
        onClick={() => {
          onDo(value);
          setValue('');
        }}
      >
        {action}
        <span className="sr"> {label}</span>
      </Button>
    </div>
  );
}
