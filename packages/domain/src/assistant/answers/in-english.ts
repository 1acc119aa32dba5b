/** "I answer in English for now", by ISO 639-1 code of the question's language. */
const sentences: Record<string, string> = {
  ar: 'أجيب حاليًا باللغة الإنجليزية فقط.',
  da: 'Jeg svarer foreløbig kun på engelsk.',
  de: 'Ich antworte vorerst nur auf Englisch.',
  el: 'Προς το παρόν απαντώ μόνο στα αγγλικά.',
  es: 'Por ahora respondo solo en inglés.',
  fr: 'Pour l’instant, je réponds uniquement en anglais.',
  he: 'כרגע אני עונה באנגלית בלבד.',
  hi: 'फ़िलहाल मैं केवल अंग्रेज़ी में उत्तर देता हूँ।',
  id: 'Untuk saat ini saya hanya menjawab dalam bahasa Inggris.',
  it: 'Per ora rispondo solo in inglese.',
  ja: '現在は英語でのみお答えしています。',
  ko: '지금은 영어로만 답변합니다.',
  nl: 'Voorlopig antwoord ik alleen in het Engels.',
  no: 'Foreløpig svarer jeg bare på engelsk.',
  pl: 'Na razie odpowiadam tylko po angielsku.',
  pt: 'Por enquanto, respondo apenas em inglês.',
  ru: 'Пока я отвечаю только по-английски.',
  sv: 'Än så länge svarar jag bara på engelska.',
  th: 'ขณะนี้ฉันตอบเป็นภาษาอังกฤษเท่านั้น',
  tr: 'Şimdilik yalnızca İngilizce yanıt veriyorum.',
  uk: 'Поки що я відповідаю лише англійською.',
  vi: 'Hiện tại tôi chỉ trả lời bằng tiếng Anh.',
  zh: '目前我只能用英语回答。',
}

/** Returns the sentence before an answer to a question in another language. Null for English. */
export function saysEnglishOnly(language: string): string | null {
  if (language === 'en') return null
  return sentences[language] ?? 'I answer in English for now.'
}
