import type { TripDateKind } from './trip-date.ts'

/** How many days ahead each kind of deadline is reminded of; 0 is the morning of the day itself. */
export const daysToRemindBefore: Record<TripDateKind, number> = {
  complete: 0,
  'ask-for-form': 0,
  'goods-out': 14,
  'goods-out-by-law': 7,
  'form-back': 14,
  'form-back-later': 14,
  'early-refund': 3,
  'shop-pays': 0,
  'no-money-30': 0,
  'no-money-60': 0,
}
