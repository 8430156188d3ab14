/** Where the first service stands: the needle rests there (ui/ring.css). */
export const restingBearing = 40;

/** How far it is from one bearing to another, the short way round: -180 to 180. */
export const turnBetween = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180;

/** Turns the needle of a hero. The angle grows beyond a full turn, so that the needle always goes the short way. */
export function turnNeedle(hero: HTMLElement, to: number) {
  const from = Number.parseFloat(hero.style.getPropertyValue('--bearing') || String(restingBearing));
  hero.style.setProperty('--bearing', `${from + turnBetween(from, to)}deg`);
}
