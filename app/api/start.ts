import { paths } from '../../contract/paths.ts';
import { request } from './request.ts';

/** The specification fetches the service list on application start and shows it nowhere (section 7). */
let services: unknown[] = [];

export function loadServicesOnStart() {
  request<unknown[]>(paths.services).then(
    (list) => {
      services = list;
    },
    () => console.error('Failed to fetch banners'),
  );
}

export const loadedServices = () => services;
