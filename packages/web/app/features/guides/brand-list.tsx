/** Brand names, A to Z, as text without logos. */
export function BrandList({ brands }: { brands: string[] }) {
  return (
    <ul className="columns-2 gap-3 font-display text-h3 md:columns-3">
      {brands.map((brand) => (
        <li key={brand} className="border-b border-line py-1 break-inside-avoid wrap-anywhere">
          {brand}
        </li>
      ))}
    </ul>
  )
}
