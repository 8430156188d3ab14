const radians = Math.PI / 180;

/** The point of the earth above which the sun stands: declination and longitude in degrees, good to half a degree. */
export function sunAbove(date: Date): { latitude: number; longitude: number } {
  const days = date.getTime() / 86_400_000 - 10_957.5; // since noon of 1 January 2000
  const anomaly = (357.53 + 0.9856003 * days) * radians;
  const ecliptic = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  const tilt = 23.44 * radians;
  const latitude = Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) / radians;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / radians;
  const greenwich = 280.46062 + 360.9856474 * days;
  return { latitude, longitude: ((((ascension - greenwich) % 360) + 540) % 360) - 180 };
}

/** The night as an outline on the office chart (projection in office-chart.ts). */
export function nightOutline(date: Date): string {
  const sun = sunAbove(date);
  const slope = Math.tan(sun.latitude * radians) || 1e-6;
  const points: string[] = [];
  for (let x = -20; x <= 920; x += 20) {
    const longitude = (x / 900) * 220 - 132;
    const latitude = Math.atan(-Math.cos((longitude - sun.longitude) * radians) / slope) / radians;
    points.push(`${x} ${Math.round(((70 - latitude) / 56) * 470)}`);
  }
  const darkPole = sun.latitude > 0 ? 1400 : -600;
  return `M-20 ${darkPole}L${points.join('L')}L920 ${darkPole}Z`;
}
