export type MarkerKind = 'shopping' | 'transport' | 'other'

type Props = { kind: MarkerKind; size?: number; isRinged?: boolean; className?: string }

/** The marker of a kind of place: the same shape and color on maps, lists, badges, legends and star maps. */
export function MarkerShape({ kind, size = 14, isRinged = false, className }: Props) {
  return (
    <svg width={size} height={size} viewBox="-7 -7 14 14" aria-hidden="true" className={className}>
      {isRinged && <circle r="6.1" className="fill-none stroke-other" strokeWidth="0.9" />}
      <Shape kind={kind} isRinged={isRinged} />
    </svg>
  )
}

function Shape({ kind, isRinged }: Required<Pick<Props, 'kind' | 'isRinged'>>) {
  if (kind === 'shopping') return <path d="M0-6.4 6.4 0 0 6.4-6.4 0Z" className="fill-shopping" />
  if (kind === 'transport') {
    return <rect x="-5" y="-5" width="10" height="10" rx="1.2" className="fill-transport" />
  }
  return <circle r={isRinged ? 3 : 5.2} className="fill-other" />
}
