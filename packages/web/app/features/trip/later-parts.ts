/**
 * The parts that are loaded after the page is usable (`use-later-parts.ts`): the rules, everything that needs them, and
 * rare sheets.
 */
export { EditActions } from './edit-actions.tsx'
export { ExamplePurchase } from './example-purchase.tsx'
export { FormScreen } from './form-screen.tsx'
export { FormsPart } from './forms-part.tsx'
export { vatInside } from './vat-inside.ts'
export { OverviewPart } from './overview-part.tsx'
export { PlacePart } from './place-part.tsx'
export { StateLine } from './state-line.tsx'
export { standingDisplays } from './state-display.ts'
export { sumsOfTrip } from './trip-sums.ts'
export { TripSheet } from './trip-sheet.tsx'
