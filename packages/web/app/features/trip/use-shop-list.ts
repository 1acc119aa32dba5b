import type { ShopList } from '@retour/domain/places/shop-list'
import { useEffect, useState } from 'react'
import { loadShopList } from '#app/backend/shop-calls.ts'

let loaded: ShopList | null = null

/** The shops to search, loaded when they are needed; null until then. A shop can be typed without them. */
export function useShopList(isNeeded: boolean): ShopList | null {
  const [list, setList] = useState(loaded)
  useEffect(() => {
    if (!isNeeded || list) return
    let isOpen = true
    loadShopList().then(
      (answer) => {
        loaded = answer
        if (isOpen) setList(answer)
      },
      (error: unknown) => console.warn('The list of shops did not come:', error),
    )
    return () => {
      isOpen = false
    }
  }, [isNeeded, list])
  return list
}
