// Before each file of the API tests, in its worker.
import { keepToOneProcessor } from './one-processor.ts';

keepToOneProcessor(Number(process.env.VITEST_POOL_ID));
