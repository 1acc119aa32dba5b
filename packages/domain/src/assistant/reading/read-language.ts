export function readLanguage(_words: readonly string[]): string {
  return 'en'
}
