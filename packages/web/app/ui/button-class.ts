export interface ButtonStyle {
  variant?: 'filled' | 'outlined' | 'quiet'
  size?: 'small' | 'regular' | 'large'
  isWide?: boolean
  className?: string
}

const variants = {
  filled: 'border-transparent bg-blue text-on-blue hover:bg-blue-hover',
  outlined:
    'border-line-strong bg-transparent text-ink hover:bg-sunken aria-pressed:border-blue aria-pressed:bg-blue-wash aria-pressed:text-blue-ink',
  quiet: 'border-transparent bg-transparent text-blue-ink hover:underline underline-offset-3',
}
const sizes = {
  small: 'min-h-touch px-1.75 py-1 text-small',
  regular: 'min-h-control px-2.5 py-1.25 text-[1.0625rem]',
  large: 'min-h-7 px-2.5 py-1.25 text-[1.1875rem]',
}

/** Returns the classes of a button, for every element with its style (button, link, download). */
export function buttonClass({ variant = 'filled', size = 'regular', isWide, className }: ButtonStyle) {
  return [
    'inline-flex max-w-full cursor-pointer items-center justify-center gap-1 rounded border text-center font-strong leading-[1.3] wrap-anywhere no-underline transition-colors',
    'aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3',
    variants[variant],
    sizes[size],
    isWide && 'w-full',
    className,
  ]
    .filter(Boolean)
    .join(' ')
}
