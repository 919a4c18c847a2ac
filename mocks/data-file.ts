/** The name of the file in a data folder. */
export const DATA_FILE = "paystub.db";
