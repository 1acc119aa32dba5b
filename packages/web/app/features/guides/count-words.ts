const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** "43 places, 8 refund desks"; desks are left out where there are none. */
export function countWords(locationCount: number, deskCount: number): string {
  const places = count(locationCount, 'place')
  return deskCount === 0 ? places : `${places}, ${count(deskCount, 'refund desk')}`
}
