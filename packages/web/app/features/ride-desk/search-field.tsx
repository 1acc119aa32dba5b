import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'

type SearchFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint'> & {
  /** What the address says. */
  search: string
  onSearch: (search: string) => void
}

/**
 * A search that stands in the address. The router writes the address later than one types: what is typed is kept here, and
 * only an address that did not come from here (the back button, a link) changes it.
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
