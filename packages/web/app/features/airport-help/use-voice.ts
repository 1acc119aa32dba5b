import { useEffect, useState } from 'react'

const speech = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis)

/** A voice of this browser for a language (BCP 47); one that needs no network before any other. Null where it has none. */
function findVoice(language: string): SpeechSynthesisVoice | null {
  const voices = (speech()?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().startsWith(language))
  return voices.find(({ localService }) => localService) ?? (navigator.onLine ? (voices[0] ?? null) : null)
}

/** Says a sentence in its language; null where the browser has no voice for it. What is being said ends with the card. */
export function useVoice(language: string): ((text: string) => void) | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(() => findVoice(language))
  useEffect(() => {
    const updateVoice = () => setVoice(findVoice(language))
    updateVoice()
    const engine = speech()
    engine?.addEventListener('voiceschanged', updateVoice)
    return () => {
      engine?.removeEventListener('voiceschanged', updateVoice)
      engine?.cancel()
    }
  }, [language])
  if (!voice) return null
  return (text) => {
    const said = new SpeechSynthesisUtterance(text)
    said.voice = voice
    said.lang = voice.lang
    said.rate = 0.9
    speech()?.cancel()
    speech()?.speak(said)
  }
}
