const patienceMs = 3000;

/** What has not answered within some seconds counts as failed, for those who ask how things are. */
export function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
