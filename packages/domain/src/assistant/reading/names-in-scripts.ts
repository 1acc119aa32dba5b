import { places, type Place } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'

/** How the best known of our places are written in Chinese, Japanese, Korean, Russian, Arabic, Hindi and Thai. */
const slugs: Record<string, string> = {
  paris: '巴黎 パリ 파리 париж باريس पेरिस ปารีส',
  nice: '尼斯 ニース 니스 ницц نيس',
  lyon: '里昂 リヨン 리옹 лион ليون',
  marseille: '马赛 馬賽 マルセイユ 마르세유 марсел مرسيليا',
  cannes: '戛纳 カンヌ 칸느 канн',
  cdg: '戴高乐 戴高樂 シャルルドゴール ドゴール空港 シャルル・ド・ゴール 샤를드골',
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

/** Our places and countries within a run of letters that are not Latin ones: "在巴黎买了". Many languages write no blanks. */
export function namesWithin(word: string): { place: Place | null; country: Country }[] {
  if (!/(?!\p{Script=Latin})\p{L}/u.test(word)) return []
  return names.filter(({ written }) => word.includes(written)).slice(0, 4)
}
