import { useEffect, useState } from 'react'

const speech = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis)

/**
 * Returns a voice of this browser for a language (BCP 47), preferably one that works offline; null if there is none.
 */
function findVoice(language: string): SpeechSynthesisVoice | null {
  const voices = (speech()?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().startsWith(language))
  return voices.find(({ localService }) => localService) ?? (navigator.onLine ? (voices[0] ?? null) : null)
}

/**
 * Returns a function that reads a text aloud in the language; null if the browser has no voice for it. Unmounting stops
 * the speech.
 */
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
