import { useState } from 'react';
import { searchLabels } from '../../content/labels/search.ts';

const root = () => document.documentElement;

/** Single-key shortcuts must be possible to turn off (WCAG 2.1.4): speech input triggers them by accident. */
export function SlashSwitch() {
  const [on, setOn] = useState(() => root().dataset.slash !== 'off');

  function change(wanted: boolean) {
    setOn(wanted);
    root().dataset.slash = wanted ? 'on' : 'off';
    try {
      localStorage.setItem('slash', wanted ? 'on' : 'off');
    } catch {
      // storage is blocked: the choice lasts for this page
    }
  }
  return (
    <label>
      <input type="checkbox" checked={on} onChange={(event) => change(event.target.checked)} /> {searchLabels.shortcut}
    </label>
  );
}
