import type { DeskRecord } from '@retour/domain/exit/day/desk-entry'
import { useEffect, useState } from 'react'
import { loadDesks } from '#app/backend/desk-calls.ts'

const none: ReadonlyMap<string, DeskRecord> = new Map()
let loaded: ReadonlyMap<string, DeskRecord> | null = null

export interface Desks {
  records: ReadonlyMap<string, DeskRecord>
  /** The list failed to load: the plan has no names and hours of desks. */
  hasFailed: boolean
}

/** The desks with their hours, as far as they are loaded. */
export function useDesks(): Desks {
  const [desks, setDesks] = useState<Desks>({ records: loaded ?? none, hasFailed: false })
  useEffect(() => {
    if (loaded) return
    let isOpen = true
    loadDesks().then(
      (answer) => {
        loaded = new Map(answer.map((record) => [record.id, record]))
        if (isOpen) setDesks({ records: loaded, hasFailed: false })
      },
      (error: unknown) => {
        console.warn('The list of desks did not come:', error)
        if (isOpen) setDesks({ records: none, hasFailed: true })
      },
    )
    return () => {
      isOpen = false
    }
  }, [])
  return desks
}
