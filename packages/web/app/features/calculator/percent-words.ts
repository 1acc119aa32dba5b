/** A fraction in words: 0.2 is "20%", 0.055 is "5.5%". */
export function percentWords(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
