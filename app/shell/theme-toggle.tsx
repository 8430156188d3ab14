import { Icon } from '../ui/icon.tsx';

/** app/document/choices.ts handles the click and aria-pressed, so it works before hydration. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="icon-btn theme-toggle needs-js"
      data-theme-toggle=""
      aria-label="Dark theme"
      aria-pressed="false"
      suppressHydrationWarning
    >
      <Icon name="sun" className="i-sun" />
      <Icon name="moon" className="i-moon" />
    </button>
  );
}

/** The same for animations. */
export function MotionToggle() {
  return (
    <button type="button" className="motion-toggle needs-js" data-motion-toggle="" aria-pressed="false" suppressHydrationWarning>
      <span className="motion-switch" aria-hidden="true" />
      Pause all motion
    </button>
  );
}
