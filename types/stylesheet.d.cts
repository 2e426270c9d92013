// What importing a stylesheet of the package gives: nothing.
export {};
