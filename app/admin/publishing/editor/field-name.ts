import { nameOf } from '../form/json-schema.ts';

/** A path of a field in words: sections.2.title is 'Sections 3, Title'. */
export const fieldName = (path: string) =>
  path
    .split('.')
    .reduce<string[]>((parts, part) => {
      if (/^\d+$/.test(part) && parts.length) parts.push(`${parts.pop()} ${Number(part) + 1}`);
      else parts.push(nameOf(part));
      return parts;
    }, [])
    .join(', ');
