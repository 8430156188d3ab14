// How a picture is composed: height of the horizon, where the light stands, how near it is, what else is in the sky and on the
// ground. Neighbours of a family take the next composition, so no two of them look alike. The left third always stays calm,
// and a moon stands below the header at every width.
const compositions = [
  { horizon: .83, focus: .66, zoom: 1, ground: 'ridges' },
  { horizon: .7, focus: .72, zoom: .86, ground: 'lake' },
  { horizon: .88, focus: .6, zoom: 1.3, ground: 'ridges', relief: .6, light: 'moon', at: [.78, .43], size: .015 },
  { horizon: .78, focus: .78, zoom: .8, ground: 'ridges', relief: 1.7, light: 'dawn', flip: true },
  { horizon: .66, focus: .64, zoom: 1.12, ground: 'lake', light: 'crescent', at: [.74, .42], size: .013, flip: true },
  { horizon: .92, focus: .74, zoom: 1.55, ground: 'ridges', relief: .42 },
  { horizon: .76, focus: .58, zoom: .72, ground: 'plain', light: 'dawn' },
  { horizon: .8, focus: .82, zoom: 1.05, ground: 'ridges', relief: 1.35, light: 'moon', at: [.7, .45], size: .024, flip: true },
];

/** The composition of the page at this place of its family; `first` is where the family begins, `own` the page's exception. */
export const compositionOf = (place, first = 0, own = undefined) => compositions[(own ?? first + place) % compositions.length];
