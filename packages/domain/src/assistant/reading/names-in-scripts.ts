import { places, type Place } from '../../places/catalogue.ts'
import { foreignByFirstWord } from './foreign-places.ts'
import type { Role } from './spoken-places.ts'
import type { Country } from '../../places/countries.ts'

/** Our best known places in Chinese, Japanese, Korean, Russian, Arabic, Hindi and Thai, by slug. */
const slugs: Record<string, string> = {
  paris: '巴黎 パリ 파리 париж باريس पेरिस ปารีส',
  nice: '尼斯 ニース 니스 ницц نيس',
  lyon: '里昂 リヨン 리옹 лион ليون',
  marseille: '马赛 馬賽 マルセイユ 마르세유 марсел مرسيليا',
  cannes: '戛纳 カンヌ 칸느 канн',
  cdg: '戴高乐 戴高樂 シャルルドゴール ドゴール空港 シャルル・ド・ゴール 샤를드골 드골공항 голль голля ديغول',
  orly: '奥利 オルリー 오를리 орли أورلي',
  'gare-du-nord': '巴黎北站 北站 パリ北駅 北駅 파리북역 북역 гардюнор дюнор',
  madrid: '马德里 馬德里 マドリード マドリッド 마드리드 мадрид مدريد मैड्रिड มาดริด',
  barcelona: '巴塞罗那 巴塞隆納 バルセロナ 바르셀로나 барселон برشلونة बार्सिलोना บาร์เซโลนา',
  malaga: '马拉加 マラガ 말라가 малаг مالقة',
  seville: '塞维利亚 セビリア セビージャ 세비야 севиль إشبيلية',
  rome: '罗马 羅馬 ローマ 로마 риме рим روما रोम โรม',
  milan: '米兰 米蘭 ミラノ 밀라노 милан ميلانو मिलान มิลาน',
  florence: '佛罗伦萨 佛羅倫斯 フィレンツェ 피렌체 флоренц فلورنسا',
  venice: '威尼斯 ヴェネツィア ベネチア 베네치아 венеци البندقية',
  naples: '那不勒斯 ナポリ 나폴리 неапол نابولي',
  berlin: '柏林 ベルリン 베를린 берлин برلين बर्लिन เบอร์ลิน',
  munich: '慕尼黑 ミュンヘン 뮌헨 мюнхен ميونخ ميونيخ म्यूनिख มิวนิก',
  frankfurt: '法兰克福 法蘭克福 フランクフルト 프랑크푸르트 франкфурт فرانكفورت फ्रैंकफर्ट แฟรงก์เฟิร์ต',
  hamburg: '汉堡 漢堡 ハンブルク 함부르크 гамбург هامبورغ',
  cologne: '科隆 ケルン 쾰른 кельн кёльн كولونيا',
  dusseldorf: '杜塞尔多夫 デュッセルドルフ 뒤셀도르프 дюссельдорф دوسلدورف',
}
const countryNames: Record<Country, string> = {
  france: '法国 法國 フランス 프랑스 франци فرنسا फ्रांस ฝรั่งเศส',
  spain: '西班牙 スペイン 스페인 испани إسبانيا اسبانيا स्पेन สเปน',
  italy: '意大利 義大利 イタリア 이탈리아 итали إيطاليا ايطاليا इटली อิตาลี',
  germany: '德国 德國 ドイツ 독일 германи ألمانيا المانيا जर्मनी เยอรมนี',
}
const names: { written: string; place: Place | null; country: Country }[] = [
  ...Object.entries(slugs).flatMap(([slug, written]) => {
    const place = places.find((one) => one.slug === slug)
    return place ? written.split(' ').map((one) => ({ written: one, place, country: place.country })) : []
  }),
  ...Object.entries(countryNames).flatMap(([country, written]) =>
    written.split(' ').map((one) => ({ written: one, place: null, country: country as Country })),
  ),
]

/** Other countries and their best known airports in the same scripts, by English name. */
const foreignNames: Record<string, string> = {
  austria:
    '奥地利 奧地利 维也纳 維也納 オーストリア ウィーン 오스트리아 비엔나 빈에서 австри вена вену вены النمسا فيينا',
  switzerland: '瑞士 苏黎世 蘇黎世 スイス チューリッヒ 스위스 취리히 швейцари цюрих سويسرا زيورخ',
  netherlands:
    '荷兰 荷蘭 阿姆斯特丹 オランダ アムステルダム 네덜란드 암스테르담 нидерланд голланд амстердам هولندا أمستردام',
  belgium: '比利时 比利時 布鲁塞尔 ベルギー ブリュッセル 벨기에 브뤼셀 бельги брюссел بلجيكا',
  portugal: '葡萄牙 里斯本 ポルトガル リスボン 포르투갈 리스본 португали лиссабон البرتغال لشبونة',
  greece: '希腊 希臘 雅典 ギリシャ アテネ 그리스 아테네 греци афин اليونان أثينا',
  finland: '芬兰 芬蘭 赫尔辛基 赫爾辛基 フィンランド ヘルシンキ 핀란드 헬싱키 финлянди хельсинки فنلندا',
  denmark: '丹麦 丹麥 哥本哈根 デンマーク コペンハーゲン 덴마크 코펜하겐 дани копенгаген الدنمارك',
  england: '英国 英國 伦敦 倫敦 イギリス ロンドン 영국 런던 англи британи лондон بريطانيا لندن',
  japan: '日本 东京 東京 日本 成田 羽田 일본 도쿄 япони токио اليابان طوكيو',
  korea: '韩国 韓國 首尔 首爾 韓国 ソウル 한국 서울 인천 коре сеул كوريا سيول',
  china: '中国 中國 北京 上海 중국 베이징 상하이 китай китае пекин шанха الصين بكين',
  turkey: '土耳其 伊斯坦布尔 トルコ イスタンブール 터키 튀르키예 이스탄불 турци стамбул تركيا إسطنبول',
  dubai: '迪拜 杜拜 ドバイ 두바이 дубай дубае дубая دبي',
}
const foreignWritten = Object.entries(foreignNames).flatMap(([name, written]) => {
  const foreign = foreignByFirstWord.get(name)?.[0]?.place
  return foreign ? written.split(' ').map((one) => ({ written: one, foreign })) : []
})

/** A name within non-Latin letters: where it begins, and its role by the characters around it. */
export type NameWithin<Named> = { named: Named; from: number; role: Role }

const namesRead = 4

/** Returns our places and countries within non-Latin letters: "在巴黎买了". Many languages write no blanks. */
export const namesWithin = (word: string, next: string): NameWithin<(typeof names)[number]>[] =>
  within(names, word, next)

/** Returns other countries within non-Latin letters. */
export const foreignWithin = (word: string, next: string): NameWithin<(typeof foreignWritten)[number]>[] =>
  within(foreignWritten, word, next).filter(
    ({ named }, at, all) => all.findIndex((one) => one.named.foreign === named.foreign) === at,
  )

function within<Named extends { written: string }>(
  list: readonly Named[],
  word: string,
  next: string,
): NameWithin<Named>[] {
  if (!/(?!\p{Script=Latin})\p{L}/u.test(word)) return []
  return list
    .flatMap((named) => {
      const from = word.indexOf(named.written)
      return from < 0 ? [] : [{ named, from, role: roleOf(word, from, named.written.length, next) }]
    })
    .toSorted((a, b) => a.from - b.from)
    .slice(0, namesRead)
}

const homeBefore = /(?:住在|居住在|来自|來自|живу в |проживаю в )$/
const homeBehind = /^(?:に(?:住|在住)|在住|에 ?(?:살|거주)|市民|居民)/
const boughtBefore = /(?:在|于|於)$/
const boughtBehind = /^(?:で(?:買|購入)|에서 ?(?:산|샀|사|구매|구입))/
const boughtSoon = /^.{0,3}[买買购購]/
const leavingBefore = /(?:从|從|经|經|飞|飛|到|去|回)$/
const leavingBehind =
  /^(?:から|経由|まで|へ|발|에서 ?(?:출국|출발)|까지|경유|转机|轉機|出境|离境|離境|出発|乗)/

function roleOf(word: string, from: number, length: number, next: string): Role {
  const before = word.slice(0, from)
  const behind = `${word.slice(from + length)} ${next}`
  if (homeBefore.test(before) || homeBehind.test(behind)) return 'home'
  if (boughtBehind.test(behind) || (boughtBefore.test(before) && boughtSoon.test(behind))) return 'bought'
  return leavingBefore.test(before) || leavingBehind.test(behind) ? 'leaving' : 'named'
}
