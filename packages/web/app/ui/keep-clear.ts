/** What is pressed, what explains a drawing, and what says that something failed: nothing that floats may lie over it. */
export const buttonsAndLegends = 'button, summary, select, [role=button], [role=alert], [data-keep-clear]'

/** All that is pressed or typed into, and all that shows a figure. */
export const controlsAndFigures = `${buttonsAndLegends}, a, input, textarea, label, figure, canvas, td, th, dd, img, svg, [data-money]`

export type Area = { left: number; top: number; right: number; bottom: number }

/** The boxes that can be seen in an area of the window, of what fits the selector and is not part of `except`. */
export function boxesIn(area: Area, selector: string, except: Element): Area[] {
  return [...document.querySelectorAll(selector)].flatMap((part) => {
    const boxes = [...part.getClientRects()].filter(
      (box) => box.width > 1 && box.height > 1 && isOver(box, area),
    )
    return boxes.length > 0 && !except.contains(part) && isSeen(part) ? boxes : []
  })
}

/** Do the boxes come nearer than 4 px? */
export const isOver = (one: Area, other: Area) =>
  one.left < other.right + 4 &&
  one.right > other.left - 4 &&
  one.top < other.bottom + 4 &&
  one.bottom > other.top - 4

/** Where the browser cannot tell, what has a box counts as seen. */
const isSeen = (part: Element) =>
  part.checkVisibility?.({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) ??
  true
