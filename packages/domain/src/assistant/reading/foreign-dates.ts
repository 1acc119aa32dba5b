const english = 'January February March April May June July August September October November December'.split(
  ' ',
)
/** Months in the languages of tourists, without accents, if they differ from English. */
const months: ReadonlyMap<string, string> = new Map(
  [
    'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    'januar februar marz april mai juni juli august september oktober november dezember',
    'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
    'januari februari maart april mei juni juli augustus september oktober november december',
    'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  ].flatMap((line) => line.split(' ').map((name, index): [string, string] => [name, english[index] ?? ''])),
)
const written =
  /(?<!\d)(\d{1,2})(?:er|º|°|\.)? (?:de |di )?(\p{L}{3,10})(?!\p{L})(?: (?:de|del|di)(?= 20\d\d))?/gu
/** "2026年5月3日", "5월 3일". */
const counted = /(?:(20\d\d) ?[年년] ?)?(?<!\d)(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号일]/g
const yesterday =
  /(?<!\p{L})(?:[Hh]ier|[Aa]yer|[Ii]eri|[Gg]estern|[Oo]ntem|[Gg]isteren|вчера)(?!\p{L})|昨天|昨日|어제/gu

/** Replaces dates of other languages by English ones: "12 mars 2026" becomes "12 March 2026". */
export function foreignDatesInEnglish(plain: string): string {
  return plain
    .replaceAll(written, (all, day: string, word: string) => {
      const month = months.get(word.toLowerCase())
      return month ? `${day} ${month}` : all
    })
    .replaceAll(counted, (all, year: string | undefined, month: string, day: string) => {
      const name = english[Number(month) - 1]
      return name ? ` ${day} ${name}${year ? ` ${year}` : ''} ` : all
    })
    .replaceAll(yesterday, 'yesterday')
}
