// Rendered on the server alone (app/with-drawings.tsx): browsers never fetch the code that draws.
import type { Drawing } from '../../../content/schemas/figure.ts';
import { Balance, Cost, Gauges } from './bars.tsx';
import { Pairs, Trace } from './graph.tsx';
import { Merge, Routes, Sketches, Stations } from './line.tsx';
import { Lanes, Triangle } from './loop.tsx';
import { Dial, Hub } from './ring.tsx';
import { Levels, Spans } from './ruler.tsx';
import { Layers, Shares } from './stack.tsx';

/** What a drawing says is text in a list or table; only the lines are pictures, so readers miss nothing. */
export function Drawings({ drawings }: { drawings: readonly Drawing[] }) {
  return drawings.map((drawing) => (
    <div key={drawing.kind} className={`plate plate-${drawing.kind}`}>
      <Shape {...drawing} />
    </div>
  ));
}

function Shape(drawing: Drawing) {
  switch (drawing.kind) {
    case 'layers':
      return <Layers {...drawing} />;
    case 'shares':
      return <Shares {...drawing} />;
    case 'stations':
      return <Stations {...drawing} />;
    case 'merge':
      return <Merge {...drawing} />;
    case 'sketches':
      return <Sketches {...drawing} />;
    case 'routes':
      return <Routes {...drawing} />;
    case 'lanes':
      return <Lanes {...drawing} />;
    case 'triangle':
      return <Triangle {...drawing} />;
    case 'hub':
      return <Hub {...drawing} />;
    case 'dial':
      return <Dial {...drawing} />;
    case 'spans':
      return <Spans {...drawing} />;
    case 'levels':
      return <Levels {...drawing} />;
    case 'trace':
      return <Trace {...drawing} />;
    case 'pairs':
      return <Pairs {...drawing} />;
    case 'cost':
      return <Cost {...drawing} />;
    case 'gauges':
      return <Gauges {...drawing} />;
    case 'balance':
      return <Balance {...drawing} />;
    default:
      return drawing satisfies never;
  }
}
