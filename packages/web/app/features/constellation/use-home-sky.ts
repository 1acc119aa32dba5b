import { useEffect, useState } from 'react'
import { fetchBackend } from '#app/backend/fetch-backend.ts'
import { type HomeSky, homeSkyPath } from './home-sky.ts'

/**
 * The chosen city's drawing. The last one stays until the next has come, and if it never comes. Never through the
 * router: it puts its error page in the place of home when a drawing does not come.
 */
export function useHomeSky(place: { country: string; city: string }, firstSky: HomeSky): HomeSky {
  const [shown, setShown] = useState(firstSky)
  const { country, city } = place
  const isShown = shown.country === country && shown.slug === city
  useEffect(() => {
    if (isShown) return
    const change = new AbortController()
    fetchBackend(homeSkyPath(country, city), { signal: change.signal })
      .then((answer) => answer.json())
      .then((sky: HomeSky) => {
        if (!change.signal.aborted) setShown(sky)
      })
      .catch((error: unknown) => {
        if (!change.signal.aborted) console.warn('The star map did not come:', error)
      })
    return () => change.abort()
  }, [country, city, isShown])
  return shown
}
