import { createContext, use } from 'react';

/** What every field of one form knows: the server's sentences by path, and the names a record may have, by its path. */
type FormContextValue = { errors: Record<string, string>; names?: Record<string, string[] | undefined> };

export const FormContext = createContext<FormContextValue>({ errors: {} });

export const useFault = (path: string): string | undefined => use(FormContext).errors[path];
export const useFaults = () => use(FormContext).errors;
export const useRecordNames = (path: string) => use(FormContext).names?.[path];
