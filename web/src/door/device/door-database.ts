const DATABASE = 'door';
export const STORE = 'records';

/** The database of the page, made where there is none. @throws where the browser keeps nothing */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
    request.onblocked = () => reject(new Error('blocked'));
  });
}
