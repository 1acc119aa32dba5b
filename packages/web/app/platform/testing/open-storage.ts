/** Returns an empty `Storage` as a browser's: its keys are own properties. */
export function openStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => void ((storage as Record<string, string>)[key] = value),
    removeItem: (key: string) => void delete (storage as Record<string, string>)[key],
  }) as Storage
  return storage
}
