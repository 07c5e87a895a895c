/** Height of the plot in CSS pixels, also while it is downloaded. */
export const PLOT_HEIGHT = 220;
