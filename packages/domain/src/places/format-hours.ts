const dayNames: Record<string, string> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
  PH: 'public holidays',
  off: 'closed',
}

/**
 * Formats opening hours in the subset of OpenStreetMap's opening_hours that the data set uses: "Mo-Sa 10:00-20:30; Su
 * off" becomes "Mon–Sat 10:00–20:30, Sun closed".
 */
export function formatHours(hours: string): string {
  if (hours === '24/7') return 'Always open'
  return hours
    .replaceAll(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|off)\b/g, (name) => dayNames[name] ?? name)
    .replaceAll('; ', ', ')
    .replaceAll(/(?<=\w)-(?=\w)/g, '–')
}
