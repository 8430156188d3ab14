import type { Comparison } from '../../content/schemas/sections.ts';
import { Link } from '../ui/link.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';

type ComparisonProps = Omit<Comparison, 'kind'> & { ground?: Ground };

/** A table of products. On a phone each row becomes a block (comparison.css); browsers still announce a table. */
export function ComparisonTable({ products, rows, ...frame }: ComparisonProps) {
  return (
    <SectionFrame {...frame} id="compare">
      <table className="comparison reveal">
        <thead>
          <tr>
            <td />
            {products.map(({ name, path }) => (
              <th key={name} scope="col">
                <Link to={path} className="link">
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={products[index]?.name} data-product={products[index]?.name}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
