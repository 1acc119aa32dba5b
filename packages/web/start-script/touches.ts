/** The events of the first touch of a page, which loads its scripts. */
export const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin']
