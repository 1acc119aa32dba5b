import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { pixelsOf, turns } from './picture-pixels.ts'
import type { readCodes } from './read-codes.ts'

const scanIntervalMs = 200

/** `refused`: the person or the browser does not allow it. `none`: there is no camera. */
export type CameraState = 'starting' | 'on' | 'refused' | 'none'

/**
 * Shows the rear camera in `video` until this component unmounts or the page is hidden, and scans it with `read` five
 * times a second. Every scan that finds codes calls `onCodes`. Starts when `read` is set.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  read: typeof readCodes | null,
  onCodes: (texts: string[]) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const isSeen = useSyncExternalStore(subscribeToSight, () => !document.hidden)
  const reportCodes = useEffectEvent(onCodes)
  useEffect(() => {
    if (!read || !isSeen) return
    const readPixels = read
    const end = new AbortController()
    open(end.signal).catch((error: unknown) => {
      if (end.signal.aborted) return
      console.warn('The camera did not open:', error)
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none')
    })
    async function open(signal: AbortSignal) {
      const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
      const element = video.current
      if (!mediaDevices || !element) return setState('none')
      const stream = await mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1920 } },
      })
      const stop = () => stream.getTracks().forEach((track) => track.stop())
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop)
      element.srcObject = stream
      await element.play()
      setState('on')
      for (let scan = 0; !signal.aborted; scan++) {
        const { videoWidth: width, videoHeight: height } = element
        const pixels = pixelsOf({ source: element, width, height }, turns[scan % turns.length] ?? 0)
        const texts = pixels ? await readPixels(pixels) : []
        if (!signal.aborted && texts.length > 0) reportCodes(texts)
        await new Promise((resolve) => setTimeout(resolve, scanIntervalMs))
      }
    }
    return () => end.abort()
  }, [read, isSeen, video])
  return state
}

function subscribeToSight(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
