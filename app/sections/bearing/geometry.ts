import type { Hue } from '../../../content/schemas/hue.ts';
import { restingBearing, turnBetween } from '../../document/needle.ts';

/** Free room between two families, in places of a service. */
const gap = 0.7;

/** The bearing of each service in degrees, families apart from each other. */
export function bearingsOf(hues: readonly Hue[]): number[] {
  const families = hues.filter((hue, at) => hue !== hues.at(at - 1)).length;
  const place = 360 / (hues.length + families * gap);
  let before = 0;
  return hues.map((hue, at) => {
    if (at > 0) before += hue === hues[at - 1] ? place : place * (1 + gap);
    return (restingBearing + before) % 360;
  });
}

export function nearest(bearings: readonly number[], to: number): number {
  const distances = bearings.map((bearing) => Math.abs(turnBetween(bearing, to)));
  return distances.indexOf(Math.min(...distances));
}

/** A point on the ring's drawing of 400 by 400. */
export function pointAt(bearing: number, radius: number): string {
  const turn = (bearing * Math.PI) / 180;
  return `${(200 + radius * Math.sin(turn)).toFixed(1)} ${(200 - radius * Math.cos(turn)).toFixed(1)}`;
}
