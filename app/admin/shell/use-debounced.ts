import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment: what somebody types is not searched for letter by letter. */
export function useDebounced<Value>(value: Value, ms = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
