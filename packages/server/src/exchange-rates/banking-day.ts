const publishedAtMinutes = 16 * 60 + 15

let clock: Intl.DateTimeFormat | undefined
/** Made when it is first asked for: making one takes a tenth of a second, which a start does not need to wait for. */
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
 * The newest banking day whose rates can be out, as YYYY-MM-DD: the European Central Bank publishes Monday to
 * Friday about 16:00 Frankfurt time, so from 16:15 on it is that same day, before it the weekday before.
 */
export function newestBankingDay(now: Date): string {
  const { date, minutes } = readClock(now)
  const day = new Date(`${date}T00:00:00Z`)
  if (minutes < publishedAtMinutes) day.setUTCDate(day.getUTCDate() - 1)
  while (isWeekend(day)) day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

/** Milliseconds until the next publication, never across a weekend that has none. */
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
