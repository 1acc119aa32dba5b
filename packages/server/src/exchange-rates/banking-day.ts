const publishedAtMinutes = 16 * 60 + 15

let clock: Intl.DateTimeFormat | undefined
/** Created when first needed: it takes a tenth of a second, which the start need not wait for. */
const frankfurtClock = () =>
  (clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }))

/**
 * Returns the latest banking day whose rates may be published, as YYYY-MM-DD. The European Central Bank publishes
 * Monday to Friday at about 16:00 Frankfurt time. From 16:15 on it is that day, before it the previous weekday.
 */
export function newestBankingDay(now: Date): string {
  const { date, minutes } = readClock(now)
  const day = new Date(`${date}T00:00:00Z`)
  if (minutes < publishedAtMinutes) day.setUTCDate(day.getUTCDate() - 1)
  while (isWeekend(day)) day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

/** Returns the milliseconds until the next publication. Weekends without one are skipped. */
export function msUntilNextRates(now: Date): number {
  const { date, minutes } = readClock(now)
  const day = new Date(`${date}T00:00:00Z`)
  let waitMinutes = publishedAtMinutes - minutes
  if (waitMinutes <= 0) {
    waitMinutes += 24 * 60
    day.setUTCDate(day.getUTCDate() + 1)
  }
  while (isWeekend(day)) {
    waitMinutes += 24 * 60
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return waitMinutes * 60_000
}

function readClock(now: Date): { date: string; minutes: number } {
  const dateParts = Object.fromEntries(
    frankfurtClock()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${dateParts.year}-${dateParts.month}-${dateParts.day}`,
    minutes: Number(dateParts.hour) * 60 + Number(dateParts.minute),
  }
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6
}
