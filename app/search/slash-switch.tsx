import { useState } from 'react';
import { searchLabels } from '../../content/labels/search.ts';

const root = () => document.documentElement;

/** A shortcut of one key must be possible to turn off (WCAG 2.1.4): speech input presses keys without meaning to. */
export function SlashSwitch() {
  const [on, setOn] = useState(() => root().dataset.slash !== 'off');

  function change(wanted: boolean) {
    setOn(wanted);
    root().dataset.slash = wanted ? 'on' : 'off';
    try {
      localStorage.setItem('slash', wanted ? 'on' : 'off');
    } catch {
      // storage is blocked: the choice holds for this page
    }
  }
  return (
    <label>
      <input type="checkbox" checked={on} onChange={(event) => change(event.target.checked)} /> {searchLabels.shortcut}
    </label>
  );
}
