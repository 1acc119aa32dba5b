import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'

type SearchFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint'> & {
  /** The search in the URL. */
  search: string
  onSearch: (search: string) => void
}

/**
 * A search that is part of the URL. The router updates the URL after the typing, so the input is kept here; only a URL
 * from elsewhere (Back, a link) changes it.
 */
export function SearchField({ label, hint, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const onTheirWay = useRef<string[]>([])
  useEffect(() => {
    const arrived = onTheirWay.current.indexOf(search)
    if (arrived === -1) setTyped(search)
    else onTheirWay.current.splice(0, arrived + 1)
  }, [search])
  return (
    <TextField
      label={label}
      hint={hint}
      type="search"
      data-key-way="search"
      value={typed}
      maxLength={100}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onTheirWay.current.push(value)
        onSearch(value)
      }}
    />
  )
}
