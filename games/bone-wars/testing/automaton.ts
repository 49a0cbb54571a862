/** The events that tell a step which the rules decide for somebody who is not there: Theodore. */
export const automatonSteps: readonly string[] = ['theodoreDoes'];
